import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { salaSearch } from '../search.ts';
import { CorrectionLines } from './correction-lines.tsx';

/** Every change of the record within the scope, the latest day first. */
export function Corrections({ before }: { place: PlaceOf<typeof salaSearch>; before: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useList(inspeccion.correcciones, {});
  return (
    <Page title={t('inspeccion.titulo')}>
      {before}
      <ReadList list={list} empty={{ title: t('inspeccion.sala.sin-correcciones'), text: t('inspeccion.sala.sin-correcciones-texto') }}>
        {(items) => (
          <>
            <Rows padded framed="inset" aria-label={t('inspeccion.sala.partes.correcciones')}>
              {items.map(({ persona, fecha, zona, correcciones }) => (
                <Line key={`${persona.id} ${fecha}`} end={format.date(fecha, 'dayYear')}>
                  <RowText name={persona.nombre} detail={<CorrectionLines fecha={fecha} zona={zona} correcciones={correcciones} />} />
                </Line>
              ))}
            </Rows>
            <More list={list} />
          </>
        )}
      </ReadList>
    </Page>
  );
}
