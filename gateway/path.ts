/** What of a request's address may be kept. */
import type { FastifyRequest } from 'fastify';

/** Without the query, which may carry what nobody meant to keep. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;
