import type { Route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { emailRoutes } from './email-routes.ts';
import { mailedCodeRoutes } from './mailed-code-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { presenceRoutes } from './presence-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** Authentication calls: tokens, sign-in, sign-up, passwords. */
export function authRoutes(dependencies: SignInDependencies): Route[] {
  return [
    ...tokenRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...signInRoutes(dependencies),
    ...socialRoutes(dependencies),
    ...mailedCodeRoutes(dependencies),
    ...passkeyRoutes(dependencies),
    ...passwordRoutes(dependencies),
    ...presenceRoutes(dependencies),
    ...emailRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
  ];
}
