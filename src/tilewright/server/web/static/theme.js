// Sets the theme before anything is drawn; lib/browser/prefs.svelte.ts changes it later.
;(function () {
  var chosen
  try {
    chosen = JSON.parse(localStorage.getItem('tilewright') || '{}').theme
  } catch (error) {
    chosen = ''
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
