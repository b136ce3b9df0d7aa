/**
 * The first script of a page. The parts are in this one file, but each is evaluated in a task of its own: a page that is
 * being read or scrolled stays answerable while it is taken over.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
// Named, so that the rest of the library can still be left out.
await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom');
await nextTask();
await import(/* webpackMode: "eager" */ './boot-page.tsx');

export {};
