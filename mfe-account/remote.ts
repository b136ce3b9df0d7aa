import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'account',
  owner: 'team-account',
  contracts: '^0.1.0',
  routes: [
    { path: '/account', expose: 'account', personal: true },
    { path: '/associate-login', expose: 'associate-login', personal: true },
    { path: '/favorites', expose: 'favourites', personal: true },
    { path: '/forgot-password', expose: 'forgot-password', personal: true },
    { path: '/newsletter', expose: 'newsletter', personal: true },
    { path: '/sign-up', expose: 'sign-up', personal: true },
  ],
  services: { favourites: 'favourites-service' },
  dialogs: { 'account.sign-in': 'sign-in' },
  slots: { 'account.from-order': 'from-order', 'account.spend': 'spend' },
  exposes: {
    account: './src/screens/account-screen.tsx',
    'associate-login': './src/screens/associate-login-screen.tsx',
    favourites: './src/screens/favourites-screen.tsx',
    'favourites-service': './src/service/favourites-service.ts',
    'forgot-password': './src/screens/forgot-password-screen.tsx',
    'from-order': './src/slots/account-from-order.tsx',
    newsletter: './src/screens/newsletter-screen.tsx',
    'sign-in': './src/dialogs/sign-in.tsx',
    spend: './src/slots/spend.tsx',
    'sign-up': './src/screens/sign-up-screen.tsx',
  },
});
