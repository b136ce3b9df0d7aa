// Apple Pay on the web, version 3, for browsers that have none: ApplePaySession with a sheet that is a frame of the
// sandbox. Where the browser brings its own, nothing happens here.
(() => {
  if ('ApplePaySession' in window) return;
  const origin = '__SANDBOX_ORIGIN__';
  const newestVersion = 14;
  /** Milliseconds that the shop has to answer the sheet, as in Apple's implementation. */
  const patience = 30_000;

  class ApplePayError extends Error {
    /** @param {string} code @param {string} [contactField] @param {string} [message] */
    constructor(code, contactField, message) {
      super(message ?? '');
      this.code = code;
      this.contactField = contactField;
    }
  }

  /** @param {string} message */
  const invalidAccess = (message) => new DOMException(message, 'InvalidAccessError');
  /** What crosses to the sheet: errors lose their fields when they are cloned. @param {any} update */
  const plain = (update) => ({
    ...update,
    errors: (update?.errors ?? []).map((/** @type {ApplePayError} */ { code, contactField, message }) => ({
      code,
      contactField,
      message,
    })),
  });

  const needed = ['countryCode', 'currencyCode', 'merchantCapabilities', 'supportedNetworks', 'total'];

  class ApplePaySession extends EventTarget {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static STATUS_INVALID_BILLING_POSTAL_ADDRESS = 2;
    static STATUS_INVALID_SHIPPING_POSTAL_ADDRESS = 3;
    static STATUS_INVALID_SHIPPING_CONTACT = 4;

    /** @param {number} version */
    static supportsVersion(version) {
      return Number.isInteger(version) && version >= 1 && version <= newestVersion;
    }
    static canMakePayments() {
      return true;
    }
    static async canMakePaymentsWithActiveCard() {
      return true;
    }
    static async applePayCapabilities() {
      return { paymentCredentialStatus: 'paymentCredentialsAvailable' };
    }

    /** @type {((event: any) => void) | null} */ onvalidatemerchant = null;
    /** @type {((event: any) => void) | null} */ onpaymentmethodselected = null;
    /** @type {((event: any) => void) | null} */ onshippingcontactselected = null;
    /** @type {((event: any) => void) | null} */ onshippingmethodselected = null;
    /** @type {((event: any) => void) | null} */ onpaymentauthorized = null;
    /** @type {((event: any) => void) | null} */ oncancel = null;

    /** @type {'new' | 'active' | 'ended'} */ #state = 'new';
    /** @type {any} */ #request;
    /** @type {HTMLIFrameElement | undefined} */ #sheet;
    /** @type {{ complete: string, timer: ReturnType<typeof setTimeout> } | undefined} */ #waiting;
    #hear = (/** @type {MessageEvent} */ event) => this.#onMessage(event);

    /** @param {number} version @param {any} request */
    constructor(version, request) {
      super();
      if (!ApplePaySession.supportsVersion(version)) throw invalidAccess(`Version ${version} is not supported`);
      const missing = needed.find((name) => request?.[name] === undefined);
      if (missing) throw new TypeError(`Missing ${missing}`);
      if (!navigator.userActivation?.isActive)
        throw invalidAccess('Must create a new ApplePaySession from a user gesture handler.');
      this.#request = request;
    }

    begin() {
      if (this.#state !== 'new') throw invalidAccess('The session has begun before');
      this.#state = 'active';
      const sheet = document.createElement('iframe');
      sheet.title = 'Apple Pay';
      sheet.src = `${origin}/apple-pay/sheet?parent=${encodeURIComponent(window.location.origin)}&currency=${encodeURIComponent(this.#request.currencyCode)}`;
      Object.assign(sheet.style, {
        position: 'fixed',
        inset: 'auto 0 0 0',
        width: '100%',
        height: 'min(36rem, 100%)',
        border: '0',
        zIndex: '2147483647',
        background: '#fff',
        boxShadow: '0 0 40px rgb(0 0 0 / 40%)',
      });
      window.addEventListener('message', this.#hear);
      this.#sheet = sheet;
      // A modal dialog makes everything outside it inert, so the sheet must be inside.
      (document.querySelector('dialog[open]') ?? document.body).append(sheet);
    }

    abort() {
      if (this.#state !== 'active') throw invalidAccess('The session is not active');
      this.#end();
    }

    /** @param {any} merchantSession */
    completeMerchantValidation(merchantSession) {
      this.#complete('completeMerchantValidation');
      if (!merchantSession?.merchantSessionIdentifier || merchantSession.expiresAt < Date.now()) return this.#cancel();
      this.#tell({ type: 'apple-pay.begin', request: this.#shownRequest() });
    }
    /** @param {any} update */
    completePaymentMethodSelection(update) {
      this.#answer('completePaymentMethodSelection', update);
    }
    /** @param {any} update */
    completeShippingContactSelection(update) {
      this.#answer('completeShippingContactSelection', update);
    }
    /** @param {any} update */
    completeShippingMethodSelection(update) {
      this.#answer('completeShippingMethodSelection', update);
    }
    /** @param {any} result */
    completePayment(result) {
      const status = typeof result === 'number' ? result : result?.status;
      this.#complete('completePayment');
      if (status === ApplePaySession.STATUS_SUCCESS) return this.#end();
      this.#tell({ type: 'apple-pay.refused', update: plain(typeof result === 'number' ? {} : result) });
    }

    #shownRequest() {
      const { currencyCode, total, lineItems, shippingMethods, requiredShippingContactFields } = this.#request;
      return {
        currencyCode,
        total,
        lineItems: lineItems ?? [],
        shippingMethods: shippingMethods ?? [],
        asksAddress: (requiredShippingContactFields ?? []).includes('postalAddress'),
        asksContact: (requiredShippingContactFields ?? []).length > 0,
        hasPaymentMethodHandler: this.onpaymentmethodselected !== null,
      };
    }

    /** @param {object} message */
    #tell(message) {
      this.#sheet?.contentWindow?.postMessage(message, origin);
    }

    /** @param {string} name @param {any} update */
    #answer(name, update) {
      this.#complete(name);
      this.#tell({ type: 'apple-pay.update', update: plain(update) });
    }

    /** @param {string} name */
    #complete(name) {
      if (this.#state !== 'active' || this.#waiting?.complete !== name) throw invalidAccess(`${name} is not expected`);
      clearTimeout(this.#waiting.timer);
      this.#waiting = undefined;
    }

    /** @param {string} name @param {object} fields @param {string} complete */
    #fire(name, fields, complete) {
      if (this.#waiting) return;
      this.#waiting = { complete, timer: setTimeout(() => this.#cancel(), patience) };
      this.#dispatch(name, fields);
    }

    /** @param {string} name @param {object} [fields] */
    #dispatch(name, fields = {}) {
      const event = Object.assign(new Event(name), fields);
      const handler = Reflect.get(this, `on${name}`);
      if (typeof handler === 'function') handler.call(this, event);
      this.dispatchEvent(event);
    }

    /** @param {MessageEvent} event */
    #onMessage({ origin: from, source, data }) {
      if (from !== origin || source !== this.#sheet?.contentWindow || this.#state !== 'active') return;
      if (data.type === 'apple-pay.ready')
        this.#fire(
          'validatemerchant',
          { validationURL: `${origin}/apple-pay/paymentservices/startSession` },
          'completeMerchantValidation',
        );
      if (data.type === 'apple-pay.card')
        this.#fire('paymentmethodselected', { paymentMethod: data.paymentMethod }, 'completePaymentMethodSelection');
      if (data.type === 'apple-pay.contact')
        this.#fire('shippingcontactselected', { shippingContact: data.contact }, 'completeShippingContactSelection');
      if (data.type === 'apple-pay.method')
        this.#fire('shippingmethodselected', { shippingMethod: data.method }, 'completeShippingMethodSelection');
      if (data.type === 'apple-pay.authorized')
        this.#fire('paymentauthorized', { payment: data.payment }, 'completePayment');
      if (data.type === 'apple-pay.cancel') this.#cancel();
    }

    #cancel() {
      if (this.#state !== 'active') return;
      this.#end();
      this.#dispatch('cancel');
    }

    #end() {
      this.#state = 'ended';
      clearTimeout(this.#waiting?.timer);
      this.#waiting = undefined;
      window.removeEventListener('message', this.#hear);
      this.#sheet?.remove();
    }
  }

  Object.assign(window, { ApplePaySession, ApplePayError });
})();
