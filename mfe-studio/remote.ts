import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'studio',
  owner: 'team-studio',
  contracts: '^0.1.0',
  routes: [
    { path: '/studio', expose: 'documents', chrome: 'staff', personal: true },
    { path: '/studio/media', expose: 'media', chrome: 'staff', personal: true },
    { path: '/studio/showcase', expose: 'showcase', chrome: 'staff', personal: true },
    { path: '/studio/record', expose: 'record', chrome: 'staff', personal: true },
    { path: '/studio/:kind/:slug/:language', expose: 'editor', chrome: 'staff', personal: true },
    { path: '/studio/:kind/:slug/:language/history', expose: 'history', chrome: 'staff', personal: true },
    { path: '/studio/:kind/:slug/:language/preview', expose: 'preview', chrome: 'staff', personal: true },
  ],
  services: {},
  dialogs: {},
  slots: {},
  exposes: {
    documents: './src/screens/documents-screen.tsx',
    editor: './src/screens/editor-screen.tsx',
    history: './src/screens/history-screen.tsx',
    media: './src/screens/media-screen.tsx',
    preview: './src/screens/preview-screen.tsx',
    record: './src/screens/record-screen.tsx',
    showcase: './src/screens/showcase-screen.tsx',
  },
});
