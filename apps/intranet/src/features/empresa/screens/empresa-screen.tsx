import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { empresa } from '@jornada/contract';
import { Page } from '@jornada/web/page.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { empresaSearch } from '../search.ts';
import { CompanyForm } from '../components/company-form.tsx';
import { Logo } from '../components/logo.tsx';
import { RecordTypes } from '../components/record-types.tsx';
import { FileKey } from '../components/file-key.tsx';
import { Seal } from '../components/seal.tsx';
import { PARTES, type ParteEmpresa } from '../model/groups.ts';

/** The name and the settings of the company. */
export function EmpresaScreen() {
  const { t } = useTranslation();
  const query = useRead(empresa.ver, {});
  const { search, set } = usePlace(empresaSearch);
  const parte: ParteEmpresa = PARTES.find((one) => one === search.parte) ?? 'general';
  return (
    <Page title={t('intranet.menu.empresa')}>
      <SegmentChoice
        mb="md"
        isLong
        aria-label={t('empresa.partes.etiqueta')}
        value={parte}
        options={PARTES.map((value) => ({ value, label: t(`empresa.partes.${value}`) }))}
        onChoose={(value) => set({ parte: value, campo: undefined })}
      />
      <Box maw="46rem">
        {parte === 'tipos' ? (
          <RecordTypes />
        ) : (
          <Loaded query={query}>
            {(data) => (
              <>
                <CompanyForm key={parte} data={data} parte={parte} campo={search.campo} />
                {parte === 'general' && <Logo data={data} />}
                {parte === 'general' && <Seal />}
                {parte === 'general' && <FileKey />}
              </>
            )}
          </Loaded>
        )}
      </Box>
    </Page>
  );
}
