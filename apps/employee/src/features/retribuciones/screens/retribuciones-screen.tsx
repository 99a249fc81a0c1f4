import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, NativeSelect, Stack } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChartBar, IconEye, IconEyeOff, IconTable } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { OpenNote } from '../../../shared/pin-visit/open-note.tsx';
import { SeeDocument } from '../components/pay-documents.tsx';
import { YearOfPay } from '../components/year-of-pay.tsx';
import { firstMonth } from '../model/months.ts';
import classes from '../retribuciones.module.css';

/** A person's pay: a year by month, and why each month is not like the one before. */
export function RetribucionesScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/session/retribuciones' });
  const query = useRead(retribuciones.propias, search.ano === undefined ? {} : { ano: search.ano }, { keeps: true });
  const [isTable, setTable] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { data } = query;
  const isHidden = data?.ocultarImportes === true && !isAsked;
  const years = data ? [...new Set([data.ano, ...data.anos])].toSorted((a, b) => b - a) : [];
  const mes = data ? firstMonth(data, search.mes) : 1;
  const goTo = (to: { ano?: number | undefined; mes?: number | undefined }) =>
    void navigate({ to: '/retribuciones', search: { ...to, desde: search.desde }, replace: true, resetScroll: false });
  const document = data?.meses.find((one) => one.mes === mes)?.documentos[0];
  const actions = data && (
    <>
      {years.length > 1 && (
        <NativeSelect
          className={classes.year}
          rightSectionWidth="1.5rem"
          aria-label={t('retribuciones.ano')}
          value={data.ano}
          data={years.map(String)}
          onChange={({ currentTarget: { value } }) => goTo({ ano: Number(value) })}
        />
      )}
      {data.ocultarImportes && (
        <ActionIcon aria-label={t(isHidden ? 'retribuciones.ojo.ver' : 'retribuciones.ojo.ocultar')} onClick={() => setAsked(isHidden)}>
          <Glyph of={isHidden ? IconEye : IconEyeOff} />
        </ActionIcon>
      )}
      {data.meses.length > 0 && !isHidden && (
        <ActionIcon
          className={classes.swap}
          aria-label={t(isTable ? 'retribuciones.tabla.grafico' : 'retribuciones.tabla.mostrar')}
          onClick={() => setTable(!isTable)}
        >
          <Glyph of={isTable ? IconChartBar : IconTable} />
        </ActionIcon>
      )}
    </>
  );
  return (
    <Page
      title={t('retribuciones.titulo')}
      lead={
        search.desde === undefined ? (
          <LeadButton label={t('configuracion.volver')} renderRoot={(props) => <Link {...props} to="/configuracion" />} />
        ) : (
          <LeadButton label={t('mis-documentos.volver')} renderRoot={(props) => <Link {...props} to="/documentacion-tipos" />} />
        )
      }
      actions={actions}
      dock={document && <SeeDocument of={document} />}
    >
      <OpenNote />
      <Loaded query={query} waiting={<PayWaiting />} problem={t('retribuciones.no-se-lee')}>
        {(year) => (
          <YearOfPay
            of={year}
            mes={mes}
            isTable={isTable}
            isHidden={isHidden}
            onShow={() => setAsked(true)}
            onChoose={(chosen) => goTo({ ano: search.ano, mes: chosen })}
          />
        )}
      </Loaded>
    </Page>
  );
}

/** The shape of a year of pay. */
function PayWaiting() {
  return (
    <Stack gap="lg" maw="40rem">
      <Block width="60%" height="3.5rem" />
      <Block width="100%" height="9rem" />
      <Block width="100%" height="12rem" />
    </Stack>
  );
}
