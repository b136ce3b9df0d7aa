/** An encoding as the header Accept-Encoding names it, with its weight if there is one. */
const offer = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/;

/** Whether a caller with this header Accept-Encoding takes an encoding: it is named, with a weight above zero. */
export const takesEncoding = (accepted: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [, name = '', weight = '1'] = offer.exec(part) ?? [];
    return name.toLowerCase() === encoding && Number(weight) > 0;
  });
