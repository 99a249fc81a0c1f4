import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClockEdit,
  IconHourglassLow,
  IconLock,
  IconPlus,
  IconTrash,
  IconX,
} from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { ChangeLine } from '@jornada/features/correcciones/change-line.tsx';
import { dayNames } from '@jornada/features/day/hour-on.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import type { Estado } from '../api.ts';
import { useWho } from '../use-who.ts';
import { stateOf, titleKeyOf } from '@jornada/features/correcciones/matter-words.ts';
import { agoOf, isStuck, momentOf } from '../model/words.ts';
import classes from '../bandeja.module.css';

const ICONS = { pendiente: IconHourglassLow, acordada: IconCheck, desacuerdo: IconX, retirada: IconArrowBackUp } as const;
const TONES = { pendiente: undefined, acordada: 'accent', desacuerdo: 'bad', retirada: undefined } as const;
const KINDS = { cambio: IconClockEdit, anulacion: IconTrash, alta: IconPlus } as const;
const STATES = {
  pendiente: 'correcciones.estado.pendiente',
  acordada: 'correcciones.estado.acordada',
  desacuerdo: 'correcciones.estado.desacuerdo',
  retirada: 'correcciones.estado.retirada',
} as const;
const AGO = { ahora: 'bandeja.hace.ahora', minuto: 'bandeja.hace.minuto', hora: 'bandeja.hace.hora', dia: 'bandeja.hace.dia' } as const;

/** One matter in the list: who, what, which day, from which hour to which, and since when. */
export function MatterRow({ asunto, estado, isOpen }: { asunto: AsuntoVista; estado: Estado; isOpen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat(asunto.zona);
  const who = useWho(asunto);
  const photo = usePhoto(asunto.persona.fotoToken, 'md');
  const ahora = useMinute();
  const { unit, count } = agoOf(momentOf(asunto), ahora);
  const state = stateOf(asunto);
  const [first] = asunto.correcciones;
  return (
    <li>
      <Link
        to="/bandeja/$id"
        params={{ id: String(asunto.id) }}
        search={{ estado }}
        className={classes.row}
        data-open={isOpen}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Initials size="md" photo={photo}>
          {asunto.persona.iniciales}
        </Initials>
        <span className={classes.rowMain}>
          <span className={classes.rowHead}>
            <span className={classes.rowWho}>{who}</span>
            <Text span size="sm" c="dimmed">
              {t(AGO[unit], { count })}
            </Text>
          </span>
          <span className={classes.rowWhat}>
            <Glyph of={KINDS[first?.clase ?? 'cambio']} size="sm" />
            <span>
              {t(titleKeyOf(asunto), { nombre: first?.nombre })}, {dayNames(asunto.fecha, ahora, format).short}
            </span>
          </span>
          <ChangeLine asunto={asunto} />
          {asunto.esDemasiado && state === 'pendiente' && asunto.despues.trabajadoMinutos !== null && (
            <Note as="span" icon={IconAlertTriangle} iconSize="xs" tone="warn" words="tone" fw={550}>
              {t('bandeja.demasiado', { duracion: format.durationWithUnit(asunto.despues.trabajadoMinutos) })}
            </Note>
          )}
          {isStuck(asunto) && (
            <Note as="span" icon={IconLock} iconSize="xs" fw={550}>
              {t('bandeja.cerrado.fila')}
            </Note>
          )}
          {state !== 'pendiente' && (
            <Note as="span" icon={ICONS[state]} iconSize="xs" tone={TONES[state]} words={TONES[state] ? 'tone' : 'quiet'} fw={550}>
              {t(STATES[state])}
            </Note>
          )}
        </span>
      </Link>
    </li>
  );
}
