import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconChevronRight, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { Holidays } from './holidays.tsx';
import { ShortDays } from './short-days.tsx';
import { isShort, useAbsenceWords } from './use-absence-words.ts';
import classes from './ausencias.module.css';

type Props = {
  people: readonly PersonaFueraVista[];
  cover: readonly DiaCubiertoVista[] | undefined;
  list: List<PersonaFueraVista>;
  onOpen: (solicitudId: number) => void;
};

/** A week for a phone: how many come on each day, what is to be known of its days, and who is away when. */
export function WeekList({ people, cover, list, onOpen }: Props) {
  const { t, format } = useAbsenceWords();
  return (
    <>
      {cover && cover.some(({ de }) => de > 0) && (
        <table className={classes.week} aria-label={t('ausencias.vienen')}>
          <thead>
            <tr>
              {cover.map(({ fecha }) => (
                <th key={fecha} scope="col" abbr={format.date(fecha, 'long')}>
                  {format.date(fecha, 'weekdayNarrow')} <b>{Number(fecha.slice(8))}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {cover.map((day) => (
                <td key={day.fecha} data-short={isShort(day)}>
                  {day.de === 0 ? '·' : t('ausencias.de-cuantas', { vienen: day.de - day.fuera, de: day.de })}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      {cover && <ShortDays dias={cover} />}
      {cover && <Holidays dias={cover} />}
      {people.length > 0 && (
        <Rows aria-label={t('ausencias.tabla')}>
          {people.map((one) => (
            <Person key={one.id} persona={one} onOpen={onOpen} />
          ))}
        </Rows>
      )}
      <MoreInSight list={list} />
    </>
  );
}

function Person({ persona: { nombre, departamento, centro, faltas }, onOpen }: { persona: PersonaFueraVista } & Pick<Props, 'onOpen'>) {
  const { t, labelOf, whenOf, stateOf } = useAbsenceWords();
  const [only] = faltas;
  return (
    <li className={classes.person}>
      <Initials size="sm">{iniciales(nombre)}</Initials>
      <div className={classes.who}>
        <b>{nombre}</b>
        <small>{departamento ?? centro}</small>
        {only === undefined && <small>{t('ausencias.sin-faltas')}</small>}
        {faltas.map((falta) => {
          const { solicitudId, aprobada } = falta;
          const label = labelOf(nombre, falta);
          const words = (
            <>
              <span>{whenOf(falta)}</span>
              <span className={classes.state} data-tone={aprobada ? undefined : 'warn'}>
                <Glyph of={aprobada ? IconCheck : IconHourglassLow} size="sm" />
                {stateOf(falta)}
              </span>
              {solicitudId !== null && <Glyph of={IconChevronRight} size="sm" data-tone="faint" />}
            </>
          );
          return solicitudId === null ? (
            <span key={label} className={classes.absence}>
              {words}
            </span>
          ) : (
            <UnstyledButton key={label} className={classes.absence} onClick={() => onOpen(solicitudId)}>
              <VisuallyHidden>{nombre}, </VisuallyHidden>
              {words}
            </UnstyledButton>
          );
        })}
      </div>
    </li>
  );
}
