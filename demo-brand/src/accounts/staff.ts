import type { DemoStaff } from 'commerce-api/brand';

/** The key of every demo account's authenticator app: `npm run staff -- code` tells its codes. */
const authenticatorKey = 'TARNFELLDEMOSTAFFKEYNOTASECRET22';

export const demoStaff: readonly DemoStaff[] = [
  { email: 'erin@demo.example', roles: ['editor'], authenticatorKey },
  { email: 'milo@demo.example', roles: ['moderator'], authenticatorKey },
  { email: 'orla@demo.example', roles: ['operator'], authenticatorKey },
  { email: 'suki@demo.example', roles: ['support'], authenticatorKey },
  { email: 'sami@demo.example', roles: ['support'], authenticatorKey },
  { email: 'stig@demo.example', roles: ['stock'], authenticatorKey },
  { email: 'odin@demo.example', roles: ['editor', 'moderator', 'support', 'stock', 'operator'], authenticatorKey },
];
