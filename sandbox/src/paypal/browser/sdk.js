// A small part of PayPal's v5 SDK: window.paypal.Buttons. It opens the approval window at the press, before the order
// is made, since a browser lets no window open later, and hears from that window alone.
(() => {
  const origin = '__SANDBOX_ORIGIN__';
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const errors = {
    ADDRESS_ERROR: 'ADDRESS_ERROR',
    COUNTRY_ERROR: 'COUNTRY_ERROR',
    STATE_ERROR: 'STATE_ERROR',
    ZIP_ERROR: 'ZIP_ERROR',
    METHOD_UNAVAILABLE: 'METHOD_UNAVAILABLE',
    STORE_UNAVAILABLE: 'STORE_UNAVAILABLE',
  };

  /**
   * @typedef {object} ButtonsOptions
   * @property {string} [fundingSource]
   * @property {(data: object, actions: object) => Promise<string>} createOrder
   * @property {(data: object, actions: object) => Promise<void> | void} [onApprove]
   * @property {(data: object, actions: object) => Promise<void> | void} [onShippingAddressChange]
   * @property {(data: object, actions: object) => Promise<void> | void} [onShippingOptionsChange]
   * @property {(data: object) => void} [onCancel]
   * @property {(error: unknown) => void} [onError]
   * @property {(data: object, actions: object) => Promise<void> | void} [onClick]
   * @property {(data: object, actions: object) => void} [onInit]
   */

  /** @typedef {{ type: string, orderID: string, payerID?: string, order?: object, shippingAddress?: object, selectedShippingOption?: object }} Told */

  /**
   * What the shop says to a change in the window: nothing, or the code by which it refuses.
   * @param {ButtonsOptions} options @param {Told} told @returns {Promise<unknown>}
   */
  const answerTo = async (options, told) => {
    let refusal;
    const actions = {
      /** @param {unknown} code */
      reject: (code) => {
        refusal = code ?? errors.ADDRESS_ERROR;
      },
    };
    const { orderID, shippingAddress, selectedShippingOption } = told;
    if (shippingAddress) await options.onShippingAddressChange?.({ orderID, errors, shippingAddress }, actions);
    else await options.onShippingOptionsChange?.({ orderID, errors, selectedShippingOption }, actions);
    return refusal;
  };

  /** @param {ButtonsOptions} options @param {string} id @param {Window} approval @returns {Promise<Told>} */
  const decisionOf = (options, id, approval) =>
    new Promise((resolve, reject) => {
      const end = () => {
        window.removeEventListener('message', hear);
        clearInterval(watch);
      };
      /** @param {Told} told */
      const hearChange = (told) =>
        answerTo(options, told).then(
          (refusal) => approval.postMessage({ type: 'paypal.shipping-result', refusal }, origin),
          (error) => {
            end();
            reject(error);
          },
        );
      /** @param {MessageEvent} event */
      const hear = (event) => {
        if (event.origin !== origin || event.source !== approval || event.data?.orderID !== id) return;
        if (event.data.type.startsWith('paypal.shipping-')) return void hearChange(event.data);
        end();
        resolve(event.data);
      };
      const watch = setInterval(() => {
        if (!approval.closed) return;
        end();
        resolve({ type: 'paypal.cancelled', orderID: id });
      }, 300);
      window.addEventListener('message', hear);
    });

  /** @param {ButtonsOptions} options @param {string} paymentSource */
  const pay = async (options, paymentSource) => {
    const approval = window.open('about:blank', 'paypal', 'popup,width=450,height=640');
    if (!approval) throw new Error('The approval window was blocked');
    try {
      const orderID = await options.createOrder({ paymentSource }, {});
      approval.location.href = `${origin}/paypal/checkoutnow?token=${encodeURIComponent(orderID)}&parent=${encodeURIComponent(window.location.origin)}`;
      const { type, payerID, order } = await decisionOf(options, orderID, approval);
      approval.close();
      if (type !== 'paypal.approved') return options.onCancel?.({ orderID });
      const actions = { order: { get: async () => order }, restart: () => pay(options, paymentSource) };
      await options.onApprove?.({ orderID, payerID, paymentSource }, actions);
    } finally {
      approval.close();
    }
  };

  /** @param {ButtonsOptions} options */
  const press = async (options) => {
    let goesOn = true;
    const fundingSource = options.fundingSource ?? 'paypal';
    const clicked = options.onClick?.(
      { fundingSource },
      {
        resolve: () => {},
        reject: () => {
          goesOn = false;
        },
      },
    );
    if (clicked instanceof Promise) await clicked;
    if (goesOn) await pay(options, fundingSource);
  };

  /** @param {ButtonsOptions} options */
  const Buttons = (options) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal';
    button.setAttribute('aria-label', 'Pay with PayPal');
    Object.assign(button.style, {
      width: '100%',
      height: '48px',
      border: '0',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#14181a',
      font: '700 18px/1 system-ui, sans-serif',
      cursor: 'pointer',
    });
    button.addEventListener('click', () => {
      press(options).catch((error) => options.onError?.(error));
    });
    /** @param {boolean} enabled */
    const set = (enabled) => () => {
      button.disabled = !enabled;
    };
    return {
      isEligible: () => (options.fundingSource ?? 'paypal') === 'paypal',
      close: async () => button.remove(),
      /** @param {Partial<ButtonsOptions>} changed */
      updateProps: async (changed) => Object.assign(options, changed),
      /** @param {string | HTMLElement} container */
      render: async (container) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container;
        if (!place) throw new Error('There is no place for the button');
        place.append(button);
        options.onInit?.({}, { enable: set(true), disable: set(false) });
      },
    };
  };

  const paypal = {
    version: '5.0.0-sandbox',
    Buttons,
    FUNDING: { PAYPAL: 'paypal', PAYLATER: 'paylater', CARD: 'card' },
    /** @param {string} source */
    isFundingEligible: (source) => source === 'paypal',
    getFundingSources: () => ['paypal'],
  };
  Object.assign(window, { [script?.dataset.namespace ?? 'paypal']: paypal });
})();
