import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { CategoryForm } from './category-form.tsx';

const CALLS = { cerrar: proyectos.cerrarCategoria, reabrir: proyectos.reabrirCategoria };

/** One kind of work: its name, and its end. */
export function OneCategory({ categoria, onClose }: { categoria: SalidaDe<typeof proyectos.guardarCategoria>; onClose: () => void }) {
  const { t } = useTranslation();
  const { nombre, abierto, version } = categoria;
  return (
    <Aside title={nombre} onClose={onClose}>
      {abierto && <CategoryForm key={version} categoria={categoria} />}
      <CloseOrReopen
        of={{
          close: t('proyectos.ajustes.cerrar'),
          reopen: t('proyectos.ajustes.reabrir'),
          ask: t('proyectos.ajustes.cerrar-pregunta'),
        }}
        calls={CALLS}
        list={proyectos.categorias}
        thing={categoria}
        note={abierto ? t('proyectos.ajustes.cerrar-nota') : undefined}
      />
    </Aside>
  );
}
