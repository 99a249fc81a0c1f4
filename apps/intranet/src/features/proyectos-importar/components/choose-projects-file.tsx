import { useTranslation } from 'react-i18next';
import { ChooseListFile } from '../../../shared/list-files/choose-list-file.tsx';
import { saveProjectsTemplate } from '../model/projects-file.ts';

type Props = { isBusy: boolean; error: unknown; onFile: (file: File) => void };

/** What a file of projects and hours is like. */
export function ChooseProjectsFile(props: Props) {
  const { t } = useTranslation();
  return (
    <ChooseListFile
      words={{
        title: t('proyectos.importar.elige'),
        notes: [
          t('proyectos.importar.elige-texto'),
          t('proyectos.importar.elige-otros'),
          t('proyectos.importar.elige-fechas'),
          t('proyectos.importar.nada-todavia'),
        ],
        choose: t('proyectos.importar.boton'),
        template: t('proyectos.importar.plantilla'),
      }}
      onTemplate={() => saveProjectsTemplate(t)}
      {...props}
    />
  );
}
