// The bank's challenge in a frame of the shop. The page around it gets a result that only the provider can make and read.
const { parentOrigin = '', payment = '', unavailable = '' } = document.body.dataset;

/** @param {string} outcome */
async function answer(outcome) {
  const response = await fetch(`/card/v1/challenge/${encodeURIComponent(payment)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  if (!response.ok) throw new Error(`The challenge answered ${response.status}`);
  const { threeDS2Result } = await response.json();
  window.parent.postMessage({ type: 'card-challenge.result', threeDS2Result }, parentOrigin);
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    answer(button.dataset.outcome ?? 'failed').catch(() => {
      const status = document.getElementById('status');
      if (status) status.textContent = unavailable;
    });
  });
}
window.parent.postMessage({ type: 'card-challenge.ready' }, parentOrigin);

export {};
