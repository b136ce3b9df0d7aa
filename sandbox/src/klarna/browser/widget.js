// The widget in its frame: it authorizes when the page around it asks for that, as the choice on it says.
const { parentOrigin = '', token = '' } = document.body.dataset;

/** @param {object} result */
const tell = (result) => window.parent.postMessage({ type: 'klarna.result', ...result }, parentOrigin);

async function authorize() {
  const chosen = document.querySelector('input:checked');
  const outcome = chosen instanceof HTMLInputElement ? chosen.value : 'declined';
  if (outcome === 'declined') return tell({ approved: false, show_form: true });
  const response = await fetch('/klarna/widget/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_token: token, outcome }),
  });
  if (!response.ok) return tell({ approved: false, show_form: false });
  tell({ approved: true, show_form: true, finalize_required: false, ...(await response.json()) });
}

window.addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== window.parent) return;
  if (event.data?.type === 'klarna.authorize') authorize().catch(() => tell({ approved: false, show_form: true }));
});

export {};
