import { Heading } from 'shared-ui/text';

export default function ConfirmationScreen() {
  return <Heading level={1}>confirmation</Heading>;
}

export const head = () => ({ title: 'confirmation' });
