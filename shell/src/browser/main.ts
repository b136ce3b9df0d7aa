/**
 * The first script of a page. The parts are in this one file, but each is evaluated in a task of its own: a page that is
 * being read or scrolled stays answerable while it is taken over.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Milliseconds after which a page that is not painted, such as one in a background tab, is taken over all the same. */
const longestWaitForPaint = 100;

/** What is there to be seen comes first. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitForPaint);
  });

await nextPaint();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
// Named, so that the rest of the library can still be left out.
await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom');
await nextTask();
await import(/* webpackMode: "eager" */ './boot-page.tsx');

export {};
