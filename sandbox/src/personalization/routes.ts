import type { FastifyInstance } from 'fastify';
import { type PageEvent, pageEvent } from 'shared-contracts/page-events';
import * as v from 'valibot';
import { createDisturbance } from '../disturbance.ts';
import type { Settings } from '../settings.ts';
import { type Campaign, campaignSchema, initialCampaigns, variantOf } from './campaign.ts';

/** Visitors that are remembered, and events of one of them. */
const maxVisitors = 1000;
const maxEvents = 100;

const decisionRequest = v.object({
  eventType: v.literal('monetate:decision:DecisionRequest'),
  requestId: v.string(),
  includeReporting: v.optional(v.boolean(), false),
});
const question = v.object({
  customerId: v.pipe(v.string(), v.minLength(1)),
  channel: v.pipe(v.string(), v.minLength(1)),
  monetateId: v.optional(v.string()),
  events: v.array(v.union([decisionRequest, pageEvent])),
});

/**
 * A service for personalization that speaks the protocol of Monetate's engine. Its own interface below `/personalization/api/campaigns`
 * makes campaigns and tells what visitors did.
 */
export function addPersonalization(
  app: FastifyInstance,
  { experimentService: { apiToken }, slowAnswer }: Pick<Settings, 'experimentService' | 'slowAnswer'>,
): void {
  const { isDisturbed, setMode } = createDisturbance(slowAnswer);
  let campaigns: readonly Campaign[] = initialCampaigns;
  const histories = new Map<string, PageEvent[]>();

  app.post('/personalization/api/engine/v1/decide/:brand', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    const { customerId, monetateId = `2.${customerId}`, events } = v.parse(question, request.body);
    const history = histories.get(customerId) ?? [];
    const requests: v.InferOutput<typeof decisionRequest>[] = [];
    for (const event of events) {
      if (event.eventType === 'monetate:decision:DecisionRequest') requests.push(event);
      else history.push(event);
    }
    history.splice(0, history.length - maxEvents);
    // The one that was heard of last is forgotten last.
    histories.delete(customerId);
    histories.set(customerId, history);
    const [oldest] = histories.keys();
    if (histories.size > maxVisitors && oldest !== undefined) histories.delete(oldest);
    const actions = campaigns.flatMap((campaign, index) => {
      const variant = variantOf(campaign, history);
      return variant === undefined
        ? []
        : [
            {
              actionType: 'monetate:action:OmnichannelJson',
              actionId: index + 1,
              component: 'experience',
              items: [],
              impressionReporting: [
                {
                  experience_id: campaign.experienceId,
                  experience_name: campaign.name,
                  experience_label: campaign.experienceId,
                  variant_label: variant,
                  is_control: false,
                },
              ],
            },
          ];
    });
    return {
      meta: { code: 200, monetateId },
      data: { responses: requests.map(({ requestId }) => ({ requestId, actions })) },
    };
  });

  app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${apiToken}`)
        return reply.code(401).send({ message: 'Invalid token' });
    });
    routes.get('/personalization/api/campaigns', async () => ({ campaigns }));
    routes.put('/personalization/api/campaigns', async (request) => {
      campaigns = v.parse(v.array(campaignSchema), request.body);
      return { campaigns };
    });
    routes.get<{ Params: { visitor: string } }>('/personalization/api/visitors/:visitor', async (request) => ({
      events: histories.get(request.params.visitor) ?? [],
    }));
    routes.put('/personalization/api/mode', async (request) => setMode(request.body));
  });
}
