import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'staff',
  owner: 'team-staff',
  contracts: '^0.1.0',
  routes: [
    { path: '/staff', expose: 'staff', chrome: 'staff', personal: true },
    { path: '/staff/link', expose: 'link', chrome: 'staff', personal: true },
    { path: '/staff/photos', expose: 'photos', chrome: 'staff', personal: true },
    { path: '/staff/sign-in', expose: 'sign-in', chrome: 'staff', personal: true },
    { path: '/staff/texts', expose: 'texts', chrome: 'staff', personal: true },
  ],
  services: {},
  dialogs: {},
  slots: {},
  exposes: {
    link: './src/screens/link-screen.tsx',
    photos: './src/screens/photos-screen.tsx',
    'sign-in': './src/screens/sign-in-screen.tsx',
    staff: './src/screens/staff-screen.tsx',
    texts: './src/screens/texts-screen.tsx',
  },
});
