import { useEffect, useState } from 'react';
import { color, space, type } from 'shared-ui/tokens';
import { storedText } from 'storefront-kit/storage';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';

/** Read before the first paint by the document's start script. */
const storedTheme = storedText('local', 'shop.theme');
type Theme = 'system' | 'light' | 'dark';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Light, dark, or the device's preference. */
export function ThemeSwitch() {
  const texts = shellMessages(useLocale());
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = storedTheme.read();
    if (stored === 'light' || stored === 'dark') setTheme(stored);
  }, []);
  const choose = (next: Theme) => {
    setTheme(next);
    storedTheme.write(next === 'system' ? undefined : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  const labels: Record<Theme, string> = { system: texts.themeSystem, light: texts.themeLight, dark: texts.themeDark };
  return (
    <fieldset css={{ display: 'flex', flexWrap: 'wrap' }}>
      <legend className="visually-hidden">{texts.theme}</legend>
      {themes.map((value) => (
        <label
          key={value}
          css={{
            ...type.body,
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: '2.75rem',
            paddingInline: space[4],
            border: `1px solid ${color.inputBorder}`,
            cursor: 'pointer',
            '&:has(:checked)': { background: color.ink, color: color.paper },
            '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: '2px' },
          }}
        >
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
