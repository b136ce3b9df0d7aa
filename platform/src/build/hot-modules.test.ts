import { describe, expect, it } from 'vitest';
import { withHotCode } from './hot-modules.ts';

const component = "import { cartMessages } from '../messages/cart-messages.ts';\nexport default function Cart() {}\n";

describe('modules that accept a change without a page reload [PLT-08]', () => {
  it('include screens, whatever they export besides the component', () => {
    const code = withHotCode(component, { path: '/mfe-cart/src/screens/cart-screen.tsx', isExposed: true });
    expect(code).toContain(component);
    expect(code).toContain('import.meta.webpackHot.accept();');
  });

  it('include other components through Fast Refresh', () => {
    expect(withHotCode(component, { path: '/mfe-cart/src/features/line.tsx', isExposed: false })).toBe(component);
  });

  it('include rules and services for changes of texts only', () => {
    const rules =
      "import type { Other } from '../messages/other-messages.ts';\n" +
      "import {\n  type CartTexts,\n  cartMessages,\n} from '../messages/cart-messages.ts';\nimport { sum } from './sum.ts';\n";
    const code = withHotCode(rules, { path: '/mfe-cart/src/service/cart-service.ts', isExposed: true });
    expect(code).toContain('accept(["../messages/cart-messages.ts"]);');
    expect(withHotCode("import { sum } from './sum.ts';\n", { path: '/a.ts', isExposed: true })).not.toContain(
      'webpackHot',
    );
  });
});
