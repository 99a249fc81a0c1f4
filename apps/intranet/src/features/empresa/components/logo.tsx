import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { empresa, type EmpresaVista } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { Problem, ProblemBox } from '@jornada/web/form/problem.tsx';
import { smallPicture } from '../../../native/picture.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';

/** The logo in everybody's menu. */
export function Logo({ data }: { data: EmpresaVista }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [isUnreadable, setUnreadable] = useState(false);
  const logo = useSend(empresa.logo);
  const put = (imagen: string | null) =>
    logo.mutate({ version: data.version, imagen }, { onSuccess: () => notices.show(t('empresa.guardado')) });
  const choose = async (file: File | undefined) => {
    if (!file) return;
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
      <div className={parts.logo}>
        {data.logo !== '' && <img src={data.logo} alt={t('empresa.logo.titulo')} />}
        <label className={parts.fileButton}>
          {t('empresa.logo.elegir')}
          <input
            type="file"
            className={parts.file}
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
        {data.logo !== '' && (
          <Button variant="default" loading={logo.isPending} onClick={() => put(null)}>
            {t('empresa.logo.quitar')}
          </Button>
        )}
      </div>
    </Section>
  );
}
