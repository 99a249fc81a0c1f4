import { useTranslation } from 'react-i18next';
import type { PersonaFila } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconDevices } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { RowButton } from '@jornada/web/list/row.tsx';
import { contactOf, standingOf } from '../model/standing.ts';
import classes from '../list.module.css';

export const DEVICE_ICONS = {
  ordenador: IconDeviceLaptop,
  movil: IconDeviceMobile,
  tableta: IconDeviceTablet,
  desconocida: IconDevices,
} as const;

type Props = { persona: PersonaFila; ahora: string; isOpen: boolean; isChosen: boolean; onOpen: () => void; onChoose: () => void };

/** One person of the list: name, state, day, centre, and the last request of their device. */
export function PersonRow({ persona, ahora, isOpen, isChosen, onOpen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nombre, iniciales, fotoToken, puesto, departamento, centro, dia, contacto, cuenta, situacion } = persona;
  const { icon, tone, word, note } = standingOf(persona, t, format);
  const { turno, zona } = dia;
  const plan = turno
    ? `${format.hour(turno.inicio, zona)} – ${format.hour(turno.fin, zona)}`
    : t(situacion.estado === 'ausente' ? 'personas.sin-turno' : 'personas.libre');
  const photo = usePhoto(fotoToken, 'sm');
  const isClosed = cuenta !== 'activa';
  return (
    <li>
      <label className={classes.choose}>
        <input type="checkbox" checked={isChosen} aria-label={t('personas.elegir.una', { nombre })} onChange={onChoose} />
      </label>
      <RowButton className={classes.row} isOpen={isOpen} onOpen={onOpen}>
        <Initials size="sm" photo={photo}>
          {iniciales}
        </Initials>
        <span className={classes.name}>
          {nombre}
          <small>{isClosed ? t(`personas.cuentas.${cuenta}`) : departamento?.nombre || puesto}</small>
        </span>
        <span className={classes.now} data-tone={tone}>
          <Glyph of={icon} />
          <span>
            {word}
            <small>{note}</small>
          </span>
        </span>
        <span className={classes.day}>
          <DayLine trazos={dia.linea} />
          <small>{plan}</small>
        </span>
        <span className={classes.place}>{centro?.nombre ?? ''}</span>
        <span className={classes.contact}>
          {contacto && (
            <>
              <Glyph of={DEVICE_ICONS[contacto.forma]} size="sm" />
              {contactOf(contacto.momento, ahora, t, format)}
            </>
          )}
        </span>
      </RowButton>
    </li>
  );
}
