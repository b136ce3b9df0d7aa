import type { Route } from '../server/route.ts';
import type { AuthParts } from './dependencies.ts';
import { passwordRoutes } from './password-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** Who the caller is: tokens, signing in and up, passwords. */
export function authRoutes(parts: AuthParts): Route[] {
  return [...tokenRoutes(parts), ...signInRoutes(parts), ...socialRoutes(parts), ...passwordRoutes(parts)];
}
