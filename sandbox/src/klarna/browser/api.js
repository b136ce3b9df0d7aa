// The part of Klarna's browser script that shops call: Klarna.Payments.init, load and authorize. The widget is a frame of
// the provider's own origin, and only that frame is heard.
(() => {
  const origin = '__SANDBOX_ORIGIN__';
  let clientToken = '';
  /** @type {HTMLIFrameElement | undefined} */
  let frame;

  /** @param {{ client_token: string }} options */
  const init = ({ client_token }) => {
    clientToken = client_token;
  };

  /** @param {{ container: string | HTMLElement, payment_method_category?: string }} options @param {object} data @param {(result: object) => void} [done] */
  const load = ({ container }, data, done) => {
    const answer = typeof data === 'function' ? data : done;
    const place = typeof container === 'string' ? document.querySelector(container) : container;
    if (!place || clientToken === '') {
      answer?.({ show_form: false, error: { invalid_fields: ['container'] } });
      return;
    }
    frame = document.createElement('iframe');
    frame.title = 'Klarna';
    frame.src = `${origin}/klarna/widget?client_token=${encodeURIComponent(clientToken)}&parent=${encodeURIComponent(window.location.origin)}`;
    frame.addEventListener('load', () => answer?.({ show_form: true }), { once: true });
    place.replaceChildren(frame);
  };

  /** @param {object} _options @param {object} data @param {(result: object) => void} [done] */
  const authorize = (_options, data, done) => {
    const answer = typeof data === 'function' ? data : done;
    const widget = frame?.contentWindow;
    if (!widget) {
      answer?.({ approved: false, show_form: false });
      return;
    }
    /** @param {MessageEvent} event */
    const hear = (event) => {
      if (event.origin !== origin || event.source !== widget || event.data?.type !== 'klarna.result') return;
      window.removeEventListener('message', hear);
      const { type, ...result } = event.data;
      answer?.(result);
    };
    window.addEventListener('message', hear);
    widget.postMessage({ type: 'klarna.authorize' }, origin);
  };

  Object.assign(window, { Klarna: { Payments: { init, load, authorize } } });
  const ready = Reflect.get(window, 'klarnaAsyncCallback');
  if (typeof ready === 'function') ready();
})();
