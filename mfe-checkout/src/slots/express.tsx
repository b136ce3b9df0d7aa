import { ExpressButtons } from '../features/express/express-buttons.tsx';

/** The express buttons on the cart page and in the mini cart. */
export default function ExpressSlot() {
  return <ExpressButtons />;
}
