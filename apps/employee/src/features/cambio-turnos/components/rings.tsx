import { Loader, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { firstNameOf } from '../model/people.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Found = SalidaDe<typeof cambioTurnos.turnos>;
type Props = {
  query: ReadQuery<Found>;
  rueda: number | undefined;
  /** Something else can be done where there is no ring either. */
  mayOffer: boolean;
  words: ShiftWords;
  onChoose: (index: number) => void;
};

/** Where nobody can alone: several who each give to the next one. */
export function Rings({ query, rueda, mayOffer, words: { t, format, shortDay, nameOf }, onChoose }: Props) {
  if (query.error) return <SmallReadProblem que={t('mis-turnos.empleados')} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Text c="dimmed" role="status">
        <Loader size="xs" mr="xs" />
        {t('mis-turnos.ruedas.buscando')}
      </Text>
    );
  const { anillos, isAgotado } = query.data;
  return (
    <section>
      <h3>{anillos.length === 0 ? t('mis-turnos.ruedas.ninguna') : t('mis-turnos.ruedas.hay', { count: anillos.length })}</h3>
      {anillos.length === 0 && mayOffer && <Text c="dimmed">{t('mis-turnos.ruedas.ofrecelo')}</Text>}
      <ul>
        {anillos.map(({ personas, cesiones }, index) => (
          <li key={cesiones.map(({ de, a, fecha }) => `${de} ${a} ${fecha}`).join()} className={classes.fit} data-chosen={rueda === index}>
            <label className={classes.fitHead}>
              <input type="radio" name="con" checked={rueda === index} onChange={() => onChoose(index)} />
              <RowText
                name={format.list(personas.map(({ nombre }) => firstNameOf(nombre)))}
                detail={cesiones.map(({ fecha, partes }) => `${shortDay(fecha)}, ${nameOf(partes)}`).join(' · ')}
              />
            </label>
          </li>
        ))}
      </ul>
      {isAgotado && <Text c="dimmed">{t('mis-turnos.ruedas.mas')}</Text>}
    </section>
  );
}
