/** The theme that the page shows, for frames that cannot see it. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}
