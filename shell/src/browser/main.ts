/**
 * The first script of a page. Its parts are in one file, but each is evaluated in its own task: a page being read or
 * scrolled stays responsive during hydration.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
// A named import, so that the rest of the library is removed.
await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom');
await nextTask();
const { freezePage } = await import(/* webpackMode: "eager" */ './freeze-page.ts');
freezePage();
await nextTask();
await import(/* webpackMode: "eager" */ './boot-page.tsx');

export {};
