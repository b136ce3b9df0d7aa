import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentSeconds, isAllowed, parseConsent } from 'shared-contracts/consent';
import type { Attributes } from 'shared-contracts/experiment-rules';
import type { Variations } from 'shared-contracts/experiments';
import type { Region } from 'shared-contracts/locale';
import { localeOfPath } from 'shared-contracts/locale';
import type { OwnCookies, RequestCookies } from '../own-cookies.ts';
import type { CustomerData } from './customer-data.ts';
import type { Subject } from './decider.ts';
import type { FollowedDatafile } from './follow-datafile.ts';
import { parseVisit, type Visit, visitAt, visitText } from './visit.ts';

/** What one page is made with for its visitor. */
export interface PageDecisions {
  readonly variations: Variations;
  /** The visitor takes part: the answer may name an id. */
  readonly isPersonal: boolean;
}
/** A page, and who it is for. */
export interface VisitedPage extends PageDecisions {
  /** The id of a visitor who was here before. */
  readonly visitor?: string | undefined;
}
export const noDecisions: PageDecisions = { variations: {}, isPersonal: false };

interface Options {
  /** The setting enableOptimizely. */
  readonly isEnabled: boolean;
  readonly datafile: FollowedDatafile;
  readonly cookies: OwnCookies;
  readonly customerData: CustomerData;
  readonly now?: () => number;
}

export type Participation = ReturnType<typeof createParticipation>;

/** Cookies in which an edge network tells where a visitor is, by attribute. */
const edgeCookies = {
  country: 'edge-country',
  state: 'edge-state',
  city: 'edge-city',
  zip: 'edge-zip',
  latitude: 'edge-latitude',
  longitude: 'edge-longitude',
} as const;
/** Characters of an attribute. */
const maxAttribute = 80;

/** Decides for visitors who take part: those who allow targeting, while the setting is on and an experiment runs. */
export function createParticipation({ isEnabled, datafile, cookies, customerData, now = Date.now }: Options) {
  function mayTakePart(request: FastifyRequest, region: Region): boolean {
    const record = parseConsent(cookies(request).read('consent'));
    return isAllowed('targeting', { region, record, optsOut: request.headers['sec-gpc'] === '1' });
  }
  const cookieOf = (own: RequestCookies, visit: Visit) =>
    own.header('experiments', visitText(visit), consentSeconds, { isReadable: true });
  function subjectOf({ headers }: Pick<FastifyRequest, 'headers'>, visit: Visit): Subject {
    return {
      id: visit.id,
      attributes: {
        ...edgeAttributes(headers.cookie ?? ''),
        visit_number: visit.number,
        is_landing_page: visit.isLanding,
      },
      segments: customerData.known(visit.id),
    };
  }
  return {
    /** Decides for a page, and sets or deletes the cookie with the visitor's id. */
    ofPage(request: FastifyRequest, reply: FastifyReply): VisitedPage {
      const locale = localeOfPath(new URL(request.url, 'http://shop').pathname);
      const decider = datafile.current();
      if (!locale || !isEnabled) return noDecisions;
      const own = cookies(request);
      // People who work here would count as shoppers, and previews show what everybody gets.
      if (own.read('staff') !== undefined) return noDecisions;
      const text = own.read('experiments');
      if (!mayTakePart(request, locale.region)) {
        if (text === undefined) return noDecisions;
        reply.raw.appendHeader('set-cookie', own.header('experiments', '', 0, { isReadable: true }));
        return { variations: {}, isPersonal: true };
      }
      const before = parseVisit(text);
      if (!decider || decider.running.length === 0) return { ...noDecisions, visitor: before?.id };
      const visit = visitAt(before, Math.floor(now() / 1000));
      if (visit !== before) reply.raw.appendHeader('set-cookie', cookieOf(own, visit));
      const subject = subjectOf(request, visit);
      if (before) customerData.learn(visit.id, decider);
      return { variations: decider.decide(subject), isPersonal: true, visitor: before?.id };
    },
    /** The id of the visitor of a page that is open, which begins to take part if need be; undefined for one who may not. */
    openVisit(request: FastifyRequest, reply: FastifyReply, region: Region): string | undefined {
      const own = cookies(request);
      if (!isEnabled || own.read('staff') !== undefined || !mayTakePart(request, region)) return undefined;
      const before = parseVisit(own.read('experiments'));
      const visit = before ?? visitAt(undefined, Math.floor(now() / 1000));
      if (!before) reply.header('set-cookie', cookieOf(own, visit));
      return visit.id;
    },
    /** The visitor of a page that is open, by its cookie; undefined for one who takes no part. */
    ofOpenPage(request: FastifyRequest): Subject | undefined {
      const { read } = cookies(request);
      const visit = isEnabled && read('staff') === undefined ? parseVisit(read('experiments')) : undefined;
      // Where consent has to be given first, only a page that had it has set the cookie.
      return visit && mayTakePart(request, 'NORA') ? subjectOf(request, visit) : undefined;
    },
  };
}

function edgeAttributes(cookies: string): Attributes {
  const pairs = Object.entries(edgeCookies).flatMap(([attribute, name]) => {
    const [, value] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies) ?? [];
    return value === undefined ? [] : [[attribute, decoded(value).slice(0, maxAttribute)] as const];
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
