import { excesos } from '@jornada/contract/excesos/calls.ts';
import { limites } from '@jornada/contract/limites/calls.ts';
import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { LimitAnswers } from '@jornada/features/limites/limit-answers.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { Page } from '@jornada/web/page.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';

/** The own minutes above the plan of this year by category, and the limits that the own days broke, with what the company explains. */
export function LimitesScreen() {
  const { t, format, nameOf, valueOf } = useLimitWords();
  const today = format.dayOf(useMinute());
  const list = useList(limites.propios, {});
  return (
    <Page title={t('limites.propios.titulo')}>
      <OwnYear />
      <Section title={t('limites.lista.partes.dias')} note={t('limites.propios.nota')}>
        <ReadList list={list} empty={{ title: t('limites.propios.vacio') }}>
          {(items) => (
            <>
              <Rows padded aria-label={t('limites.lista.partes.dias')}>
                {items.map((one) => (
                  <li key={`${one.fecha} ${one.regla}`}>
                    {nameOf(one.regla)}
                    <small>{`${format.longDay(one.fecha, today)} · ${valueOf(one)} · ${one.norma}`}</small>
                    {!one.vigente && <small>{t('limites.lista.ya-no-texto')}</small>}
                    {one.respuestas.length > 0 && <LimitAnswers of={one.respuestas} />}
                  </li>
                ))}
              </Rows>
              <More list={list} />
            </>
          )}
        </ReadList>
      </Section>
    </Page>
  );
}

/** The overtime of this year by category, and what is left of the limit. */
function OwnYear() {
  const { t, format } = useLimitWords();
  const query = useRead(excesos.propios, {});
  return (
    <Loaded query={query}>
      {({ contador: { ano, suma, cuentan, limite, quedan, porDescansar } }) => {
        const used = CATEGORIAS_EXCESO.filter((categoria) => suma[categoria] > 0);
        if (used.length === 0) return null;
        const words = { tiempo: format.durationWithUnit(Math.abs(quedan ?? 0)), limite: format.durationWithUnit(limite ?? 0) };
        const left =
          limite === null || quedan === null
            ? t('excesos.contador.sin-limite')
            : t(quedan < 0 ? 'excesos.contador.pasado' : 'excesos.contador.quedan', words);
        return (
          <Section
            title={`${t('excesos.titulo')} ${ano}`}
            note={`${t('excesos.contador.cuentan', { tiempo: format.durationWithUnit(cuentan) })}; ${left}`}
          >
            {porDescansar > 0 && <Hint>{t('excesos.contador.por-descansar', { tiempo: format.durationWithUnit(porDescansar) })}</Hint>}
            <Rows padded>
              {used.map((categoria) => (
                <Line key={categoria} end={format.durationWithUnit(suma[categoria])}>
                  {t(`excesos.categorias.${categoria}`)}
                </Line>
              ))}
            </Rows>
          </Section>
        );
      }}
    </Loaded>
  );
}
