import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { TRANSICIONES } from '@jornada/domain/solicitudes/estados.ts';
import { IconCheck, IconSend, IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Story } from '@jornada/ui/story.tsx';
import { RequestSteps } from '@jornada/features/solicitudes/request-steps.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { CHANGE_LOOKS } from '../model/looks.ts';
import type { Shifts } from '../model/parts.ts';
import { firstNameOf, partnersOf } from '../model/people.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { ChangeEffects } from './change-effects.tsx';
import { ChangeTable } from './change-table.tsx';
import { PassedDays } from './passed-days.tsx';
import classes from '../turnos.module.css';

type Props = { of: CambioVista; shifts: Shifts };

/** A change with all that one has to know of it before agreeing: their words, the days of each, rests, warnings, and who has agreed. */
export function ChangeView({ of, shifts }: Props) {
  const words = useShiftWords(shifts);
  const { t, format, nameOf, weekDay, changeWords } = words;
  const { solicitante, yo, estado, resumen, comentario, cesiones, movidos, pasos, espera, motivo } = of;
  const isOwn = solicitante.id === yo;
  const photo = usePhoto(solicitante.fotoToken, 'lg');
  const { icon, tone } = CHANGE_LOOKS[estado];
  const partners = partnersOf(of);
  const isParty = cesiones.some(({ de, a }) => de === yo || a === yo);
  const others = format.list(partners.map(({ nombre }) => firstNameOf(nombre)));
  const ofOthers = isParty ? null : t('mis-turnos.vista.de-otros', { nombres: others });
  const title =
    ofOthers ??
    (isOwn
      ? t('mis-turnos.vista.se-lo-pides', { nombre: others })
      : t('mis-turnos.vista.te-pide', { nombre: firstNameOf(solicitante.nombre) }));
  const heads = [{ id: yo, nombre: t('mis-turnos.tu') }, ...partners.map((one) => ({ id: one.id, nombre: firstNameOf(one.nombre) }))];
  // Of a ring only the own side has room; what passes from whom to whom is told in words.
  const isRing = of.clase === 'rueda';
  const sides = heads.flatMap(({ id, nombre }) => {
    const found = resumen?.consecuencias.find(({ personaId }) => personaId === id);
    return found && (!isRing || id === yo) ? [{ nombre, ...found }] : [];
  });
  return (
    <Stack gap="md">
      <header className={classes.viewHead}>
        <Initials size="lg" isQuiet photo={photo}>
          {solicitante.iniciales}
        </Initials>
        <div className={classes.viewTitle}>
          <h2>{title}</h2>
          <Text c="dimmed">{format.capitalize(changeWords(of))}</Text>
        </div>
        {espera !== 'yo' && (
          <StatusPill icon={icon} tone={tone}>
            {t(`cambio-turnos.estados.${estado}`)}
          </StatusPill>
        )}
      </header>
      {comentario && <blockquote className={classes.quote}>{t('solicitudes.cita', { texto: comentario })}</blockquote>}
      {motivo && estado === 'rechazada' && (
        <Panel kind="warn" small>
          {t('solicitudes.cita', { texto: motivo })}
        </Panel>
      )}
      {movidos.length > 0 && (
        <Panel small role="status">
          <Text fw={550}>{t('mis-turnos.vista.movido')}</Text>
          {movidos.map(({ personaId, fecha, antes, ahora }) => (
            <p key={`${personaId} ${fecha}`}>
              {format.capitalize(weekDay(fecha))}: <del>{nameOf(antes)}</del> {t('mis-turnos.flecha')} <b>{nameOf(ahora)}</b>
            </p>
          ))}
        </Panel>
      )}
      {espera !== 'yo' && pasos.length > 0 && <RequestSteps of={{ pasos, espera: null }} />}
      {(isRing || sides.length === 0) && <PassedDays cesiones={cesiones} people={heads} words={words} />}
      {sides.length > 0 && <ChangeTable sides={sides} avisos={resumen?.avisos ?? []} shifts={shifts} words={words} />}
      {resumen && <ChangeEffects of={resumen} yo={yo} people={heads} words={words} />}
      {espera !== 'yo' && <ChangeStory of={of} />}
      {isParty && (
        <Anchor renderRoot={(props) => <Link {...props} to="/cambio-turnos-form-consulta" search={{ id: of.id }} />}>
          {t('mis-turnos.consulta.ver')}
        </Anchor>
      )}
    </Stack>
  );
}

/** What happened to a change. */
function ChangeStory({ of: { historia, solicitante, yo } }: { of: CambioVista }) {
  const { t, format, shortDay } = useRequestWords();
  if (historia.length === 0) return null;
  return (
    <section>
      <h3>{t('solicitudes.historia.titulo')}</h3>
      <Story
        lines={historia.map(({ accion, autor, momento, motivo }, index) => {
          const isBad = accion === 'rechazar' || accion === 'anular' || accion === 'retirar';
          const isOwn = solicitante.id === yo && autor === solicitante.nombre && TRANSICIONES[accion].parte !== 'decisor';
          return {
            key: index,
            when: `${shortDay(format.dayOf(momento))}, ${format.hour(momento)}`,
            icon: accion === 'enviar' ? IconSend : isBad ? IconX : IconCheck,
            tone: isBad ? ('bad' as const) : ('accent' as const),
            what: (
              <>
                {isOwn ? t(`solicitudes.historia.tu.${accion}`) : t(`solicitudes.historia.otra.${accion}`, { autor })}{' '}
                {motivo && <small>{t('solicitudes.cita', { texto: motivo })}</small>}
              </>
            ),
          };
        })}
      />
    </section>
  );
}
