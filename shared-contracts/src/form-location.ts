import * as v from 'valibot';

/** Where a form stands: in a dialog, within a page of editors, or on a page of its own. */
export const formPlaces = ['modal', 'inline', 'page'] as const;
export type FormPlace = (typeof formPlaces)[number];

/** The forms whose location is recorded. */
export const formNames = ['sign-in', 'sign-up', 'newsletter'] as const;
export type FormName = (typeof formNames)[number];

/**
 * The location of a form, such as `modal:single:sign-in:none` (docs/spec/content.md section 2.4): its place, whether
 * it stands alone or is one of several steps, the form, and what it belongs to.
 */
export type FormLocation = `${FormPlace}:${'single' | 'step'}:${FormName}:${string}`;

interface FormStand {
  readonly place: FormPlace;
  readonly form: FormName;
  /** What it belongs to, such as an event, in letters, digits, and hyphens; nothing by default. */
  readonly subject?: string;
  /** One of several steps. */
  readonly isStep?: boolean;
}

export const formLocationOf = ({ place, form, subject = 'none', isStep = false }: FormStand): FormLocation =>
  `${place}:${isStep ? 'step' : 'single'}:${form}:${subject}`;

const pattern = new RegExp(`^(${formPlaces.join('|')}):(single|step):(${formNames.join('|')}):[\\w-]{1,60}$`);

/** As calls send it. */
export const formLocation = v.pipe(v.string(), v.regex(pattern));
