import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'content',
  owner: 'team-content',
  contracts: '^0.1.0',
  routes: [
    { path: '/', expose: 'home' },
    { path: '/c/:category', expose: 'category' },
    { path: '/p/:product', expose: 'product' },
    { path: '/search', expose: 'search' },
    { path: '/pages/:page', expose: 'article' },
    { path: '/articles', expose: 'articles' },
    { path: '/locations', expose: 'locations' },
  ],
  services: {},
  dialogs: { 'content.location': 'location', 'content.quickshop': 'quickshop' },
  slots: {},
  exposes: {
    home: './src/screens/home-screen.tsx',
    category: './src/screens/category-screen.tsx',
    product: './src/screens/product-screen.tsx',
    quickshop: './src/features/quickshop/quickshop-dialog.tsx',
    search: './src/screens/search-screen.tsx',
    article: './src/screens/article-screen.tsx',
    articles: './src/screens/articles-screen.tsx',
    location: './src/features/location/location-dialog.tsx',
    locations: './src/screens/locations-screen.tsx',
  },
});
