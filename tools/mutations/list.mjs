// Rules, invariants and permissions, each broken in one place. `folder` contains the text `from` once; `tests` are file names for
// vitest. If a text no longer exists, the run stops: the rule was rewritten, and its line here must be, too.

const domain = (what, from, to, ...tests) => ({ what, folder: 'packages/domain/src', from, to, project: 'unit', tests });
const client = (what, from, to, ...tests) => ({ what, folder: 'packages/client/src', from, to, project: 'unit', tests });
const server = (what, from, to, ...tests) => ({ what, folder: 'apps/server/src', from, to, project: 'server', tests });
const contract = (what, from, to, ...tests) => ({ what, folder: 'packages/contract/src', from, to, project: 'server', tests });
const employee = (what, from, to, ...tests) => ({ what, folder: 'apps/employee/src', from, to, project: 'employee', tests });
const web = (what, from, to, ...tests) => ({ what, folder: 'packages/web/src', from, to, project: 'employee', tests });

export const MUTATIONS = [
  // Rules of the record.
  domain('a day that is open takes no second clock-in', 'if (open && !isOlvidada(', 'if (false && !isOlvidada(', 'decide-fichaje'),
  domain('no mark in the future', 'ms(orden.momento) > ms(ctx.ahora)', 'false', 'decide-fichaje'),
  domain('nobody answers for their own side', '(propuestaPor === ctx.personaId) === isByPerson', 'false', 'decide-acuerdo'),
  domain('only who proposed takes it back', 'propuestaPor !== ctx.autorId', 'false', 'decide-acuerdo'),
  domain('a disagreement has its reason', '!orden.acepta && observaciones === null', 'false', 'decide-acuerdo'),
  domain('ten seconds to undo, and no more', 'SEGUNDOS_PARA_DESHACER * 1000', 'SEGUNDOS_PARA_DESHACER * 1100', 'registros/decide-'),
  domain(
    'a closed month takes no lines',
    'if (lines.some((line) => isMesCerrado(laboral, cierres, line.fecha))) return',
    'if (lines.length === 0) return',
    'cierres/cierres',
  ),
  domain(
    'the official hour is never after its receipt',
    'Math.min(Math.max(corrected, lastContact), receipt)',
    'Math.max(corrected, lastContact)',
    'hora-oficial',
  ),
  domain('without a plan a day is forgotten after sixteen hours', 'start + 16 * HORA_MS', 'start + 15 * HORA_MS', 'registros/dia'),
  domain(
    'the standing agreement answers nobody else',
    'ajustes.usuarioPuedeModificar && autorId === personaId',
    'ajustes.usuarioPuedeModificar',
    'registros/decide-',
  ),
  domain('an unpaid break does not count as worked', 'trabajado: presencia - pausaNoPagada', 'trabajado: presencia', 'registros/minutos'),
  domain(
    'what was left open has no minutes',
    "estado === 'incompleta' ? [] : tramosHasta(",
    "estado === 'vacia' ? [] : tramosHasta(",
    'registros/minutos',
  ),
  domain(
    'a day that is open and not today was left',
    "if (jornada.estado !== 'abierta' || jornada.fecha === hoy) return jornada;",
    'if (jornada.fecha === jornada.fecha) return jornada;',
    'registros/balance',
  ),
  domain('a day begins on its own date', 'return beginsOnItsDate(ctx, writing) ?', 'return writing ?', 'decide-correccion'),
  domain(
    'what waited without a signed time waits for an agreement',
    'return sellado !== null && masDias(',
    'return sellado === null || masDias(',
    'decide-diferido',
  ),
  domain('of two days at once one counts', 'isLacking || later.has(fecha)', 'isLacking', 'decide-diferido'),
  domain('what replaces a mark has its reason', 'return decision.ok && lacksReason ?', 'return !decision.ok ?', 'decide-fichaje'),
  domain('a longer duty may last longer', 'Math.max(DIA_MS, planned + TRAS_EL_TURNO)', 'DIA_MS', 'decide-alta'),
  // Other rules.
  domain(
    'sick leave wins over holidays',
    "['baja', 'permiso', 'vacaciones', 'compensacion'];",
    "['permiso', 'vacaciones', 'baja', 'compensacion'];",
    'horario/planner',
  ),
  domain('ten characters are the least of a password', 'length < CONTRASENA.minimo', 'length < CONTRASENA.minimo - 1', 'login/contrasena'),
  domain('a kiosk is nothing else', "if (rol === 'quiosco') return [rol];", '', 'personas/roles'),
  domain('hours of the bank last until their last day', 'lote.caduca >= fecha', 'lote.caduca > fecha', 'bolsa/cuenta'),
  domain(
    'nothing is assigned into a closed month',
    "mesDe(desde) <= (cerradoHasta.get(id) ?? '')",
    "mesDe(desde) < (cerradoHasta.get(id) ?? '')",
    'personas/assign',
  ),
  domain(
    'a rest that lasts as long as it must is enough',
    'if (momento >= enough) return null;',
    'if (momento > enough) return null;',
    'limites/descansos',
  ),
  domain('months are closed in their order', 'first !== null && first < mes', 'false', 'cierres/cierres'),
  // Requests.
  domain(
    'nobody decides about what they asked for or wrote',
    'if ([personaId, usuarioId].includes(solicitanteId) || autorId === usuarioId) return false;',
    '',
    'solicitudes/cadena',
  ),
  domain(
    'whoever is not asked does not decide',
    'return administra || decisorId === personaId || (decisorId !== null && titulares.includes(decisorId));',
    'return true;',
    'solicitudes/cadena',
  ),
  // Permissions and sessions.
  server('a call takes the permission that the contract names', '!session?.permisos.has(call.acceso as Permiso)', 'false', 'src/wire'),
  server("what is a person's own is not done in their name", 'call.sinSimular && session?.simulando', 'false', 'src/simulated'),
  server('a session that was ended is over', 'row.revocada || !row.activo', '!row.activo', 'modules/auth/'),
  server(
    'a secret that was copied ends the session',
    'if (isIssuedSecret(row, secret)) await revokeSession',
    'if (!row) await revokeSession',
    'modules/auth/',
  ),
  server('the secret before the last opens for half a minute', 'const GRACE_SECONDS = 30;', 'const GRACE_SECONDS = 300;', 'modules/auth/'),
  server('ten tries of an account within a quarter of an hour', 'return fallos > limit ?', 'return fallos > limit + 1 ?', 'modules/login/'),
  server(
    'an account that is suspended lets nobody in',
    'return kept?.activo && (',
    'return kept && (',
    'modules/login/',
    'modules/personas/account',
  ),
  server('nobody acts for somebody who may do more', 'if (!canActFor(sesion, persona)) throw', 'if (!persona) throw', 'modules/simulado/'),
  server(
    'acting for somebody is written down',
    "await auditoria.note(tx, { sesion, accion: 'simulado.empezar', sobreId: id, datos: { motivo } });",
    '',
    'modules/simulado/',
    'modules/auditoria/',
  ),
  server(
    'who saved meanwhile is not overwritten',
    "if (row.version !== version) throw await changedMeanwhile(tx, entidadId, 'empresa', null);",
    '',
    'modules/empresa/',
  ),
  contract(
    'only who may close months closes them',
    "const comun = { host: 'instance', acceso: 'cierres.gestionar:all', nuestra: true, soloTitular: true } as const;",
    "const comun = { host: 'instance', acceso: 'sesion', nuestra: true, soloTitular: true } as const;",
    'modules/cierres/',
    'src/wire',
  ),
  // Rules of the apps.
  client('what waits is sent as whom it was made by', 'own = kept.filter((action) => action.owner === who);', 'own = kept;', 'queue/'),
  client('what another tab has sent is not brought back', 'if (isKept) await actions.put(action);', 'await actions.put(action);', 'queue/'),
  employee(
    'what is pressed twice is sent once',
    'const send = (intent: Intent, again: Attempt | null) => {\n    if (running.current) return;',
    'const send = (intent: Intent, again: Attempt | null) => {',
    'features/home/',
  ),
  employee(
    'what may have arrived is sent again as the same action',
    'unanswered.current = mayHaveArrived ? attempt : null;',
    'unanswered.current = null;',
    'features/home/',
  ),
  employee('news waits for what is being sent', 'queryClient.isMutating() === 0', 'true', 'background/when-sent'),
  {
    what: 'a reason that is asked for is given',
    folder: 'packages/web/src',
    from: "if (reason === undefined || text.trim() !== '') onYes",
    to: 'onYes',
    project: 'intranet',
    tests: ['features/'],
  },
  web('what happened while nothing was heard is asked for', 'if (earlierListener === listener) onNews(null);', '', 'follow-novedades'),
];
