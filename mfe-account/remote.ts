import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'account',
  owner: 'team-account',
  contracts: '^0.1.0',
  routes: [{ path: '/account', expose: 'account', personal: true }],
  services: {},
  dialogs: {},
  slots: {},
  exposes: { account: './src/screens/account-screen.tsx' },
});
