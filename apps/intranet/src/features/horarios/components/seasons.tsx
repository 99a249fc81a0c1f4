import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import type { DefinicionHorario } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { defectIn, type Defect } from '../model/defect.ts';
import classes from '../horarios.module.css';
import { DayOfYear } from './day-of-year.tsx';
import { FixedWeek, FlexibleWeek } from './week-fields.tsx';

type Weekly = Extract<DefinicionHorario, { semana: unknown }>;
type Season = NonNullable<Weekly['temporadas']>[number];

const MAX = 6;
const isYearly = (season: Pick<Season, 'desde'>): boolean => season.desde.length === 5;

type Props = { value: Weekly; defect: Defect | null; onChange: (value: Weekly) => void };

/** Parts of the year with a week of their own, each year or once. */
export function Seasons({ value, defect, onChange }: Props) {
  const { t } = useTranslation();
  const seasons: readonly Season[] = value.temporadas ?? [];
  const become = (temporadas: readonly Season[]) => onChange({ ...value, temporadas } as Weekly);
  const add = () =>
    become([...seasons, { nombre: t('horarios.temporada.verano'), desde: '06-15', hasta: '09-15', semana: value.semana } as Season]);
  return (
    <Section title={t('horarios.temporada.titulo')} note={t('horarios.temporada.nota')}>
      {Array.from(seasons.entries(), ([index, season]) => (
        <OneSeason
          key={`${index} ${seasons.length}`}
          kind={value}
          season={season}
          defect={defectIn(defect, index)}
          onChange={(changed) => become(seasons.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => become(seasons.filter((_, at) => at !== index))}
        />
      ))}
      {seasons.length < MAX && (
        <Button variant="default" onClick={add}>
          {t('horarios.temporada.anadir')}
        </Button>
      )}
    </Section>
  );
}

type OneProps = { kind: Weekly; season: Season; defect: Defect | null; onChange: (season: Season) => void; onRemove: () => void };

function OneSeason({ kind, season, defect, onChange, onRemove }: OneProps) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const year = clock.now().toZonedDateTimeISO(zone).year;
  const { nombre, desde, hasta, semana } = season;
  const yearly = isYearly(season);
  const put = (part: Partial<Season>) => onChange({ ...season, ...part } as Season);
  const repeat = (every: boolean): void => {
    if (every === yearly) return;
    put(
      every
        ? { desde: desde.slice(5), hasta: hasta.slice(5) }
        : { desde: `${year}-${desde}`, hasta: `${hasta < desde ? year + 1 : year}-${hasta}` },
    );
  };
  const wrong = defect?.donde === '' && defect.defecto !== 'sin-dias' ? defect.message : undefined;
  const DateField = yearly ? DayOfYear : DayInput;
  return (
    <div className={classes.season} role="group" aria-label={nombre}>
      <div className={classes.seasonDates}>
        <TextInput
          label={t('horarios.temporada.nombre')}
          value={nombre}
          maxLength={60}
          onChange={(event) => put({ nombre: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('horarios.temporada.cuando')}
          value={yearly ? 'cada-ano' : 'una-vez'}
          data={(['cada-ano', 'una-vez'] as const).map((one) => ({ value: one, label: t(`horarios.temporada.${one}`) }))}
          onChange={(event) => repeat(event.currentTarget.value === 'cada-ano')}
        />
        <DateField isKept label={t('horarios.temporada.desde')} value={desde} onChange={(dia) => put({ desde: dia })} />
        <DateField
          isKept
          label={t('horarios.temporada.hasta')}
          value={hasta}
          {...(!yearly && { min: desde })}
          error={wrong}
          onChange={(dia) => put({ hasta: dia })}
        />
      </div>
      {kind.clase === 'fijo' ? (
        <FixedWeek
          value={{ ...kind, semana: semana as typeof kind.semana }}
          defect={defect}
          onChange={(week) => put({ semana: week.semana })}
        />
      ) : (
        <FlexibleWeek
          value={{ ...kind, semana: semana as typeof kind.semana }}
          defect={defect}
          onChange={(week) => put({ semana: week.semana })}
        />
      )}
      <Group mt="xs">
        <Button variant="subtle" onClick={onRemove}>
          {t('horarios.temporada.quitar', { nombre })}
        </Button>
      </Group>
    </div>
  );
}
