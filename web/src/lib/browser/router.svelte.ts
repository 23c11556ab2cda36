// Where we are: the address of the page, and how to go elsewhere without loading it anew.
export interface PageAddress {
  page: string
  id: string
  query: URLSearchParams
  hash: string
}

export function placeOf(address: string): PageAddress {
  const url = new URL(address, 'http://here')
  const [page = '', id = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, id, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) }
}

class Router {
  place: PageAddress = $state.raw(placeOf('/'))

  start(): () => void {
    const follow = () => (this.place = placeOf(location.href))
    const click = (event: MouseEvent) => this.#click(event)
    follow()
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('hashchange', follow)
      document.removeEventListener('click', click)
    }
  }

  go(address: string, replace = false): void {
    const before = this.place
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.place = placeOf(location.href)
    if (before.page !== this.place.page || before.id !== this.place.id) scrollTo(0, 0)
  }

  /** Plain clicks on our own links stay in the page. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (
      link.origin !== location.origin ||
      /\.\w+$/.test(link.pathname) ||
      link.pathname.startsWith('/api') ||
      link.pathname === '/docs'
    )
      return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
export const go = (address: string, replace = false): void => router.go(address, replace)
