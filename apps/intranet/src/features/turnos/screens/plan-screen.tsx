import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight, IconWand } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { withoutEmpty } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PlanDesk, type PlanLayer } from '../components/plan-desk.tsx';
import { ShiftsPage } from '../components/shifts-page.tsx';
import { spanOf, turnPage, VISTAS } from '../model/span.ts';
import { planSearch } from '../search.ts';
import { usePlan } from '../use-plan.ts';

/** As many people at once; more are found by centre, team or name. */
const MOST = 300;

/** Who works when: the plan of the people one plans, to be drawn and published. */
export function PlanScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const format = useFormat();
  const isDesktop = useIsDesktop();
  const place = usePlace(planSearch);
  const { search, set } = place;
  const [layer, setLayer] = useState<PlanLayer>(null);
  const today = format.dayOf(clock.now().toString());
  // A phone shows a day, and reads its week.
  const vista = isDesktop ? (search.vista ?? 'quincena') : 'semana';
  const span = spanOf(vista, (isDesktop ? search.desde : (search.dia ?? search.desde)) ?? today);
  const filter = { ...span, ...withoutEmpty({ centroId: search.centro, departamentoId: search.departamento, texto: search.texto }) };
  const { query, drawing, drawn } = usePlan({ ...filter, limit: MOST });
  const go = (by: 1 | -1): void => {
    const desde = turnPage(vista, span.desde, by);
    set(isDesktop ? { desde } : { desde, dia: desde });
  };
  const [year, month] = [Number(span.desde.slice(0, 4)), Number(span.desde.slice(5, 7))];
  const title = vista === 'mes' ? format.capitalize(format.month(month, year)) : format.dayRange(span.desde, span.hasta, today);
  return (
    <ShiftsPage
      title={title}
      actions={
        <>
          <ActionIcon aria-label={t('plan-turnos.anterior')} onClick={() => go(-1)}>
            <Glyph of={IconChevronLeft} />
          </ActionIcon>
          <ActionIcon aria-label={t('plan-turnos.siguiente')} onClick={() => go(1)}>
            <Glyph of={IconChevronRight} />
          </ActionIcon>
          {isDesktop && (
            <SegmentChoice
              aria-label={t('plan-turnos.vista')}
              value={vista}
              options={VISTAS.map((value) => ({ value, label: t(`plan-turnos.vistas.${value}`) }))}
              onChoose={(value) => set({ vista: value })}
            />
          )}
          {isDesktop && (
            <Button variant="default" ml="sm" leftSection={<Glyph of={IconWand} />} onClick={() => setLayer('proponer')}>
              {t('plan-turnos.rellenar')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query}>
        {(plan) => <PlanDesk plan={plan} filter={filter} place={place} drawing={drawing} drawn={drawn} layer={layer} onLayer={setLayer} />}
      </Loaded>
    </ShiftsPage>
  );
}
