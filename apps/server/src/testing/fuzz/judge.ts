import { permissionsAtKiosk, permissionsOf } from '../../shared/permissions.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzAnswer, Identity } from './world.ts';

type Fault = { kind: string; said: string };

/** What is wrong with an answer: a failure, or that somebody got further, or was told more, than their role allows. */
export function judge({ who, request, answer }: { who: Identity; request: FuzzRequest; answer: FuzzAnswer }): Fault | null {
  const { call, isOrdinary } = request;
  const { status, code, body } = answer;
  const fault = (kind: string): Fault => ({ kind, said: `${status} ${code} ${body.slice(0, 300)}` });
  if (status >= 500) return fault(`${status} ${code}`);
  // What is one's own is asked for as oneself, whoever one acts for.
  const isOwn = who.isActing && call.soloTitular === true && !call.sinSimular;
  const told = isOwn ? undefined : who.mayNotRead.find((word) => body.includes(word));
  if (told !== undefined) return fault(`told of ${told}`);
  if (call.acceso === 'none' || isOwn || status === 401 || status === 429 || status === 413) return null;
  // Broken bodies and headers are refused before anybody is looked at.
  if (['general.json-no-valido', 'general.tipo-de-contenido', 'general.demasiado-grande'].includes(code)) return null;
  if (who.userName === null) return fault('let in without a session');
  // With headers of its own it may be somebody else than it looks like.
  if (!isOrdinary) return status === 200 && who.roles.length === 0 && call.acceso !== 'sesion' ? fault('let in without a role') : null;
  const isKiosk = who.atKiosk !== null || who.roles.includes('quiosco');
  if (isKiosk && !call.enQuiosco) return status === 403 ? null : fault(`${who.name} makes a call that does not exist at a kiosk`);
  // Calls of the tablet itself stay its own, whoever stands there.
  const atKiosk = permissionsOf(['quiosco']).union(permissionsAtKiosk(permissionsOf(who.roles)));
  const may = who.atKiosk === null ? permissionsOf(who.roles) : atKiosk;
  const isAllowed = call.acceso === 'sesion' || (may as ReadonlySet<string>).has(call.acceso);
  if (!isAllowed && status !== 403) return fault(`${who.name} is not refused`);
  // What a responsible person is answered of their own people says so by its permission.
  const isForAdmins = call.path.startsWith('/intranet/') && !call.acceso.endsWith(':team');
  if (isForAdmins && !who.roles.includes('admin') && status !== 403) return fault(`${who.name} is in the intranet`);
  if (call.sinSimular && who.isActing && code !== 'general.en-nombre-de-otro') return fault('done on behalf of somebody');
  return null;
}
