// Looks at all areas of a page, one after the other where tabs show one at a time: sizes of tiles, and faults in words.
// `within` are the parts that must be whole, `scrolls` what may scroll, `names` what people chose and may be shortened, `apart` what
// may not lie on one another, `clear` what these may not lie on, `words` have no word that breaks without a hyphen.
async ({ table, within, scrolls, names, tabs, tiles, apart, clear, words }) => {
    const frame = () => new Promise(requestAnimationFrame)
    const all = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    const said = (one) => `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className} "${one.textContent.trim().slice(0, 40)}"`
    const over = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
        Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
    const widths = () => all('svg').map((one) => one.getBoundingClientRect().width).join()
    const rest = async () => {
        for (let before = '', k = 0; k < 20 && (k < 3 || before !== widths()); k++) { before = widths(); await frame() }
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    }
    const cutAt = (text) => {
        const range = document.createRange()
        const top = (at) => { // the first letter of a line has a second box, behind the hyphen of the line before
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            return [...range.getClientRects()].at(-1)?.top ?? 0
        }
        for (let at = 1; at < text.length; at++) {
            if (/\p{L}{2}/u.test(text.data.slice(at - 1, at + 1)) && top(at) > top(at - 1) + 3) return at
        }
        return 0
    }
    const faults = new Set()
    const found = {}
    const look = () => {
        if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways')
        for (const one of all(`${table} *`)) {
            if (one.clientWidth < 3 || one.closest(`svg, .unseen, ${names}`)) continue
            if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
            const style = getComputedStyle(one)
            const cutX = style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
            const cutY = style.overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 4
            if ((cutX || cutY) && !one.matches(scrolls)) faults.add(`cut off: ${said(one)}`)
            const wider = style.display === 'block' && one.scrollWidth > one.clientWidth + 2
            if (wider && style.overflowX === 'visible') faults.add(`wider than its place: ${said(one)}`)
        }
        for (const one of all(within)) {
            const box = one.getBoundingClientRect()
            let seen = true
            for (let up = one.parentElement; up; up = up.parentElement) {
                if (getComputedStyle(up).overflow === 'visible' && up !== document.body) continue
                const room = up === document.body ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : up.getBoundingClientRect()
                const out = Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom)
                if (out <= 3) continue
                seen = false
                const fromTheEnd = getComputedStyle(up).flexDirection.endsWith('reverse') // what is older lies before it
                const before = fromTheEnd ? 0 : Math.max(room.left - up.scrollLeft - box.left, room.top - up.scrollTop - box.top)
                if (!up.matches(scrolls)) faults.add(`${Math.round(out)} px out of ${said(up).slice(0, 40)}: ${said(one)}`)
                else if (before > 3) faults.add(`${Math.round(before)} px before the beginning of what scrolls: ${said(one)}`)
                break
            }
            const holder = one.matches('.tag') && one.parentElement.closest('button')?.getBoundingClientRect()
            if (holder && Math.max(box.right - holder.right, box.bottom - holder.bottom) > 1) faults.add(`out of its button: ${said(one)}`)
            const panel = one.closest('.panel')
            if (seen && panel && panel !== one && !one.matches('.bid')) {
                const room = panel.getBoundingClientRect()
                const out = Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom)
                if (out > 1) faults.add(`${Math.round(out)} px beside its panel: ${said(one)}`)
            }
            if (!seen || one.closest('svg') || !one.matches('button, a')) continue
            const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
            if (hit && !one.contains(hit) && !hit.contains(one)) faults.add(`${said(one)} lies under ${said(hit)}`)
        }
        for (const one of all(words)) for (const text of one.childNodes) {
            const at = text.nodeType === 3 ? cutAt(text) : 0
            if (at) faults.add(`a word breaks: ${text.data.slice(0, at)} | ${text.data.slice(at)}`)
        }
        const boxes = all(apart).map((one) => [one, one.getBoundingClientRect()])
        for (const [k, [one, box]] of boxes.entries()) for (const [other, next] of boxes.slice(k + 1)) {
            const share = over(box, next) / Math.min(box.width * box.height, next.width * next.height)
            if (share > 0.3) faults.add(`${Math.round(100 * share)} % of ${said(one)} under ${said(other)}`)
        }
        for (const sign of all(clear)) for (const [one, box] of boxes) {
            const below = sign.getBoundingClientRect()
            const share = over(below, box) / (below.width * below.height)
            if (share > 0.12) faults.add(`${Math.round(100 * share)} % of a sign under ${said(one)}`)
        }
        for (const [name, [query, scale]] of Object.entries(tiles))
            for (const one of all(query)) (found[name] ??= []).push(one.getBoundingClientRect().width * scale)
    }
    await rest()
    const shown = all(tabs)
    for (const tab of shown) { tab.click(); await rest(); look() }
    if (!shown.length) look()
    const range = (list) => [Math.min(...list), Math.max(...list)]
    return { faults: [...faults], tiles: Object.fromEntries(Object.entries(found).map(([name, list]) => [name, range(list)])) }
}
