import './ui/styles.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeRouter } from './app/router.tsx';
import { startServices } from './app/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = makeRouter();
startServices(router);
createRoot(root).render(<RouterProvider router={router} />);
