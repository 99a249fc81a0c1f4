import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { accesoIntranet, PROVEEDORES, type Proveedor } from '@jornada/contract';
import { IconCheck, IconMinus } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { accesoSearch } from '../search.ts';
import { ProviderForm } from '../components/provider-form.tsx';
import { ReturnAddress } from '../components/return-address.tsx';

/** How people sign in without a password: with Microsoft 365, or with the company's own provider. */
export function AccesoScreen() {
  const { t } = useTranslation();
  const { search, set } = usePlace(accesoSearch);
  const query = useRead(accesoIntranet.leer, {});
  const proveedor: Proveedor = PROVEEDORES.find((one) => one === search.proveedor) ?? '365';
  return (
    <Page title={t('intranet.menu.acceso')}>
      <Box maw="46rem">
        <SegmentChoice
          mb="md"
          aria-label={t('acceso.proveedor')}
          value={proveedor}
          options={PROVEEDORES.map((value) => ({ value, label: t(`acceso.proveedores.${value}`) }))}
          onChoose={(value) => set({ proveedor: value })}
        />
        <Loaded query={query}>
          {({ proveedores, urlDeVuelta }) => {
            const vista = proveedores.find((one) => one.proveedor === proveedor) ?? null;
            const isOn = vista?.activo === true;
            return (
              <>
                <StatusPill icon={isOn ? IconCheck : IconMinus} tone={isOn ? 'accent' : 'quiet'}>
                  {t(isOn ? 'acceso.en-uso' : vista ? 'acceso.apagado' : 'acceso.sin-configurar')}
                </StatusPill>
                <ReturnAddress url={urlDeVuelta} />
                <ProviderForm key={`${proveedor} ${vista === null}`} proveedor={proveedor} vista={vista} />
              </>
            );
          }}
        </Loaded>
      </Box>
    </Page>
  );
}
