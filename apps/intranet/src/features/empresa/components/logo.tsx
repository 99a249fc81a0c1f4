import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Group } from '@mantine/core';
import { empresa, type EmpresaVista } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { Problem, ProblemBox } from '@jornada/web/form/problem.tsx';
import { smallPicture } from '../../../native/picture.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { FileButton } from '@jornada/web/files/file-button.tsx';

/** The logo in everybody's menu. */
export function Logo({ data }: { data: EmpresaVista }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [isUnreadable, setUnreadable] = useState(false);
  const logo = useSend(empresa.logo);
  const put = (imagen: string | null) =>
    logo.mutate({ version: data.version, imagen }, { onSuccess: () => notices.show(t('empresa.guardado')) });
  const choose = async (file: File) => {
    const imagen = await smallPicture(file);
    setUnreadable(imagen === null);
    if (imagen) put(imagen);
  };
  const reload = useRefresh(empresa.ver);
  return (
    <Section title={t('empresa.logo.titulo')} note={t('empresa.logo.nota')}>
      {isUnreadable && (
        <ProblemBox>
          <p>{t('errores.empresa.logo-no-valido')}</p>
        </ProblemBox>
      )}
      <Problem error={logo.error} onReload={reload} />
      <Group>
        {data.logo !== '' && <Box component="img" src={data.logo} alt={t('empresa.logo.titulo')} maw="6rem" mah="3rem" />}
        <FileButton label={t('empresa.logo.elegir')} accept="image/png,image/jpeg,image/webp" onFile={(file) => void choose(file)} />
        {data.logo !== '' && (
          <Button variant="default" loading={logo.isPending} onClick={() => put(null)}>
            {t('empresa.logo.quitar')}
          </Button>
        )}
      </Group>
    </Section>
  );
}
