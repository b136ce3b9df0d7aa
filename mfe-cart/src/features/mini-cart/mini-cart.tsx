export default function MiniCart() { return null; }
