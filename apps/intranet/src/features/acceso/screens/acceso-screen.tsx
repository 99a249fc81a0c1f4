import { Box, Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { accesoIntranet, PROVEEDORES, type Proveedor } from '@jornada/contract';
import { IconCheck, IconMinus } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { copyText } from '@jornada/web/native/files.ts';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { ProviderForm } from '../components/provider-form.tsx';
import { accesoSearch } from '../search.ts';

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

/** The address that must be registered at the provider first. */
function ReturnAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const copy = async () => notices.show(t((await copyText(url)) ? 'acceso.copiado' : 'acceso.no-copiado'));
  return (
    <Section title={t('acceso.vuelta')} note={t('acceso.vuelta-nota')}>
      <TextInput label={t('acceso.url')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button variant="default" mt="sm" onClick={() => void copy()}>
        {t('acceso.copiar')}
      </Button>
    </Section>
  );
}
