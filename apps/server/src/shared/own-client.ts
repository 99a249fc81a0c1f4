import type { FastifyRequest } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';

/**
 * Whether one of our apps asks. They read in the background, too, and say by a call of its own what a person has seen. For any other client,
 * what it reads is read.
 */
export const isOwnClient = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[CABECERAS.client.toLowerCase()] !== undefined;
