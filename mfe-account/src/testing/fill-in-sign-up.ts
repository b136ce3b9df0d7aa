import { fireEvent, screen } from '@testing-library/react';

/** Types what every sign-up needs into the form, and agrees to the terms and the privacy policy. */
export function fillInSignUp(): void {
  for (const [name, value] of [
    ['First name', 'Mara'],
    ['Last name', 'Lindqvist'],
    ['Email', 'mara@example.org'],
    ['Postal code', '97205'],
    [/^Date of birth/, '02/09/1990'],
  ] as const)
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
  for (const name of [/^I agree/, /^I have read/]) fireEvent.click(screen.getByRole('checkbox', { name }));
}
