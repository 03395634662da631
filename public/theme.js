/* global document */
// Runs before the first paint, so it stands apart from the app: the colours of the theme that was chosen.
;(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('touchline.settings') || '{}')
    if (settings.theme !== 'light' && settings.theme !== 'dark') return
    document.documentElement.dataset.theme = settings.theme
    document.documentElement.style.colorScheme = settings.theme
  } catch {
    // nothing was chosen that could be read
  }
})()
