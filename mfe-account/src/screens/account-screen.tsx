import { Heading } from 'shared-ui/text';

export default function AccountScreen() {
  return <Heading level={1}>account</Heading>;
}

export const head = () => ({ title: 'account' });
