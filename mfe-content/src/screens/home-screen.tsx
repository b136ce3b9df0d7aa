import { Heading } from 'shared-ui/text';

export default function HomeScreen() {
  return <Heading level={1}>home</Heading>;
}

export const head = () => ({ title: 'home' });
