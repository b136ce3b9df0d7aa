import type { JsonPath } from '../../model/json.ts';
import { inputId } from '../forms/form-context.ts';

/** Moves the focus to the input of a value, or to what it is in; opens what hides it. */
export function focusInput(path: JsonPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(inputId(path.slice(0, length)));
    if (!element) continue;
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return;
  }
}
